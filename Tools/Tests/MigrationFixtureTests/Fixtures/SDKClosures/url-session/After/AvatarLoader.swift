import Foundation
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

final class AvatarLoader {
  struct Dependencies {
    var loadURL: @Sendable (URL) async throws -> (Data, URLResponse)
    var load: @Sendable (URLRequest) async throws -> (Data, URLResponse)

    static var defaultDependencies: Self {
      Self(
        loadURL: { try await URLSession.shared.data(from: $0) },
        load: { try await URLSession.shared.data(for: $0) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func size(of address: URL) async throws -> Int {
    let (data, _) = try await dependencies.loadURL(address)
    return data.count
  }

  func text(for request: URLRequest) async throws -> String {
    String(decoding: try await dependencies.load(request).0, as: UTF8.self)
  }
}
