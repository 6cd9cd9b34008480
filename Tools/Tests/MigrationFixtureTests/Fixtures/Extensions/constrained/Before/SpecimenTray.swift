final class MicroscopeLab: Sendable {
  static let shared = MicroscopeLab()
  func look(_ text: String) -> String { "saw \(text)" }
}

final class SpecimenTray<Specimen> {
  private(set) var specimens: [Specimen] = []

  init() {}

  func put(_ specimen: Specimen) { specimens.append(specimen) }
}

extension SpecimenTray where Specimen: CustomStringConvertible {
  func look() -> [String] { specimens.map { MicroscopeLab.shared.look($0.description) } }
}

extension SpecimenTray where Specimen == Int {
  func sum() -> String { MicroscopeLab.shared.look("\(specimens.reduce(0, +))") }
}
