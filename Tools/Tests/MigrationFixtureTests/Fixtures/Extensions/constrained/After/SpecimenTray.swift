protocol MicroscopeLabProtocol: Sendable {
  func look(_ text: String) -> String
}

final class MicroscopeLab: Sendable {
  static let shared = MicroscopeLab()
  func look(_ text: String) -> String { "saw \(text)" }
}

extension MicroscopeLab: MicroscopeLabProtocol {}

final class SpecimenTray<Specimen> {
  struct Dependencies {
    var microscopeLab: any MicroscopeLabProtocol

    static var defaultDependencies: Self {
      Self(microscopeLab: MicroscopeLab.shared)
    }
  }

  private let dependencies: Dependencies

  private(set) var specimens: [Specimen] = []

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func put(_ specimen: Specimen) { specimens.append(specimen) }
}

extension SpecimenTray where Specimen: CustomStringConvertible {
  func look() -> [String] { specimens.map { dependencies.microscopeLab.look($0.description) } }
}

extension SpecimenTray where Specimen == Int {
  func sum() -> String { dependencies.microscopeLab.look("\(specimens.reduce(0, +))") }
}
