import Recognition
import Training

/// A judgement in short: the truth, then what the model says, best first; the first has the confidence.
func judged(_ truth: String, _ answers: String..., confidence: Float = 0.9) -> Judgement {
  Judgement(
    truth: truth,
    answers.enumerated().map { Prediction(label: $1, confidence: $0 == 0 ? confidence : (1 - confidence) / 2) })
}
