final class CoinTray: Sendable {
    static let shared = CoinTray()
    func count() -> Int { 12 }
}

enum TollStation {
    final class Booth {
        private let lane: Int

        init(lane: Int) {
            self.lane = lane
        }

        func coins() -> Int {
            CoinTray.shared.count() + lane
        }
    }
}
