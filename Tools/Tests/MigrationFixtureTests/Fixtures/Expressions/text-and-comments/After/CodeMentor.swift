protocol SyllabusProtocol: Sendable {
  var topic: String { get }
}

final class Syllabus: Sendable {
  static let shared = Syllabus()
  /// Use `Syllabus.shared.topic` to read it.
  let topic = "loops"
}

extension Syllabus: SyllabusProtocol {}

/// Tells what `Syllabus.shared` knows.
final class CodeMentor {
  struct Dependencies {
    var syllabus: any SyllabusProtocol

    static var defaultDependencies: Self {
      Self(syllabus: Syllabus.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  /// Same as `Syllabus.shared.topic`.
  func advice() -> [String] {
    // Syllabus.shared.topic was here once.
    let code = "print(Syllabus.shared.topic)"
    /* Also not code: Syllabus.shared.topic /* nor here: Syllabus.shared */ */
    let quoted = #"let x = "\(Syllabus.shared.topic)""#
    return [code, quoted, dependencies.syllabus.topic /* Syllabus.shared */]
  }
}
