final class ParrotAPI: @unchecked Sendable {
  static let shared = ParrotAPI()
  
}
