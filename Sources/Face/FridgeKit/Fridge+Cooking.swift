// One import gives a library user the types that the facade takes and returns.
@_exported public import Documents
@_exported public import Evaluation
@_exported public import Files
@_exported public import Images
@_exported public import IngredientLines
@_exported public import Ingredients
@_exported public import JSON
@_exported public import Lessons
@_exported public import Live
@_exported public import Localization
@_exported public import Pantry
@_exported public import RecipeFiles
@_exported public import Recipes
@_exported public import Recognition
@_exported public import Recommending
@_exported public import Time
@_exported public import Training

extension Fridge {
  /// Returns the objects in photos and the ingredients of all of them together.
  ///
  /// The models are loaded at each call, which takes some ten milliseconds; ``recognition(_:for:)`` keeps them.
  ///
  /// - Parameters:
  ///   - photos: JPEG, PNG, WebP or HEIC files. A photo that cannot be read has its error in the report.
  ///   - options: the models and the way photos are looked at; by default as `fridge scan` does.
  ///   - threshold: the confidence above which an ingredient is recognised; nil for the detector's own.
  public func scan(
    _ photos: [FilePath], _ options: PhotoOptions = PhotoOptions(detector: .shipped), threshold: Float? = nil
  ) throws(ModelFailure) -> ScanReport {
    try recognition(options, for: photos).scan(photos, threshold: threshold)
  }

  /// Returns recipes for the ingredients seen in photos, best first: for the five surest where there are more.
  ///
  /// - Throws: ``ChoiceError`` when nothing edible was seen, ``RecipesFailure`` or `RecipeStoreError` when the recipes
  ///   cannot be read.
  public func recommend(_ seen: IngredientList, limit: Int? = nil) throws -> [Recommendation] {
    try recommend(RecommendationRequest(selection(named: [], seen: seen).ids, limit: limit))
  }

  /// Returns the recipes that match a request, best first.
  ///
  /// - Throws: ``RecipesFailure`` or `RecipeStoreError` when the recipes cannot be read.
  public func recommend(_ request: RecommendationRequest) throws -> [Recommendation] {
    try recipes().recommend(request)
  }
}
