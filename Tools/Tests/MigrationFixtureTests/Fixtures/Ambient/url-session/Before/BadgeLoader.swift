import Foundation
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

final class BadgeLoader {
  func size(of address: URL) async throws -> Int {
    try await URLSession.shared.data(from: address).0.count
  }
}
