import Testing

@testable import Images

@Suite struct LabelPlacementTests {
  private static let size = PixelSize(width: 200, height: 100)

  private func request(_ x: Double, _ y: Double, _ side: Double, _ distance: LabelDistance = .near) -> LabelRequest {
    LabelRequest(
      box: PixelArea(x: x, y: y, width: side, height: side), width: 40, height: 10, distance: distance)
  }

  private func areas(_ requests: [LabelRequest], clearOf obstacles: [PixelArea] = []) -> [PixelArea?] {
    LabelPlacement(requests, among: requests.map(\.box), obstacles: obstacles, in: Self.size).areas()
  }

  /// Whether all areas lie within the image and no two overlap.
  private func areLegible(_ areas: [PixelArea]) -> Bool {
    areas.indices.allSatisfy { index in
      areas[index].lies(within: Self.size)
        && areas[..<index].allSatisfy { $0.commonArea(with: areas[index]) < 1 }
    }
  }

  @Test func aLabelSitsOnItsBox() {
    #expect(areas([request(50, 40, 30)]) == [PixelArea(x: 50, y: 30, width: 40, height: 10)])
  }

  @Test(arguments: [(0, 0), (170, 0), (0, 70), (170, 70), (-20, -20), (190, 90)])
  func aLabelStaysInThePicture(_ x: Int, _ y: Int) {
    let area = areas([request(Double(x), Double(y), 30)])[0]
    #expect(area.map { $0.lies(within: Self.size) } == true)
  }

  @Test func nothingNeedsNoLabel() { #expect(areas([]).isEmpty) }

  @Test func labelsOfEqualBoxesKeepApart() {
    let areas = areas((0..<4).map { _ in request(80, 40, 30) })
    #expect(areas.allSatisfy { $0 != nil } && areLegible(areas.compactMap(\.self)))
  }

  @Test func labelsKeepClearOfObstacles() {
    let obstacle = PixelArea(x: 40, y: 20, width: 60, height: 20)
    let area = areas([request(50, 40, 30)], clearOf: [obstacle])[0]
    #expect(area.map { $0.commonArea(with: obstacle) } == 0)
  }

  @Test func aLabelKeepsOffASmallNeighbour() {
    // The usual position is taken by another object.
    let neighbour = request(55, 29, 10)
    let places = areas([request(50, 40, 30), neighbour])
    #expect(places[0].map { $0.commonArea(with: neighbour.box) } == 0)
  }

  @Test func whereThereIsNoRoomTheFirstStay() {
    let areas = areas((0..<60).map { _ in request(80, 40, 20, .touching) })
    let placed = areas.compactMap(\.self)
    #expect(areas[0] != nil && placed.count < 60 && areLegible(placed))
  }

  @Test func aTouchingLabelTouchesItsBox() {
    let requests = (0..<60).map { _ in request(80, 40, 20, .touching) }
    for case .some(let area) in areas(requests) { #expect(area.gap(to: requests[0].box) < 0.5) }
  }

  @Test func aPictureFullOfThingsStaysLegible() {
    let requests = (0..<30).map { request(Double($0 % 10) * 20, Double($0 / 10) * 33, 15) }
    let placed = areas(requests).compactMap(\.self)
    #expect(placed.count >= 15 && areLegible(placed))
  }
}
