import Foundation

final class ParishRegister: Sendable {
  static let shared = ParishRegister()
  func births() -> Int { 12 }
}

func parishReport() -> Int {
  struct LocalHelper {
    func births() -> Int { ParishRegister.shared.births() }
  }
  return LocalHelper().births()
}
