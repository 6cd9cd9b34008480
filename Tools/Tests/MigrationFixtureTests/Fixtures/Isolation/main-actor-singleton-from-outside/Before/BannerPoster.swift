@MainActor
final class BannerHost {
  static let shared = BannerHost()
  private(set) var shown: [String] = []
  func show(_ text: String) -> Int {
    shown.append(text)
    return shown.count
  }
}

final class BannerPoster: Sendable {
  init() {}

  func post(_ text: String) async -> String {
    let count = await BannerHost.shared.show(text)
    return await "\(count) \(BannerHost.shared.shown)"
  }

  func postOnMain(_ text: String) async -> Int {
    await MainActor.run {
      BannerHost.shared.show(text)
    }
  }
}
