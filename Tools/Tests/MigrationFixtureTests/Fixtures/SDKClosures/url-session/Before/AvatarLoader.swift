import Foundation
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

final class AvatarLoader {
  func size(of address: URL) async throws -> Int {
    let (data, _) = try await URLSession.shared.data(from: address)
    return data.count
  }

  func text(for request: URLRequest) async throws -> String {
    String(decoding: try await URLSession.shared.data(for: request).0, as: UTF8.self)
  }
}
