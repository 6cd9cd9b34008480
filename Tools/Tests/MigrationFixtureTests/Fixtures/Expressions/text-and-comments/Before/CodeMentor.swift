final class Syllabus: Sendable {
  static let shared = Syllabus()
  /// Use `Syllabus.shared.topic` to read it.
  let topic = "loops"
}

/// Tells what `Syllabus.shared` knows.
final class CodeMentor {
  init() {}

  /// Same as `Syllabus.shared.topic`.
  func advice() -> [String] {
    // Syllabus.shared.topic was here once.
    let code = "print(Syllabus.shared.topic)"
    /* Also not code: Syllabus.shared.topic /* nor here: Syllabus.shared */ */
    let quoted = #"let x = "\(Syllabus.shared.topic)""#
    return [code, quoted, Syllabus.shared.topic /* Syllabus.shared */]
  }
}
