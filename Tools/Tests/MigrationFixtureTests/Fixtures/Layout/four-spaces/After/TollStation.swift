protocol CoinTrayProtocol: Sendable {
    func count() -> Int
}

final class CoinTray: Sendable {
    static let shared = CoinTray()
    func count() -> Int { 12 }
}

extension CoinTray: CoinTrayProtocol {}

enum TollStation {
    final class Booth {
        struct Dependencies {
            var coinTray: any CoinTrayProtocol

            static var defaultDependencies: Self {
                Self(coinTray: CoinTray.shared)
            }
        }

        private let dependencies: Dependencies

        private let lane: Int

        init(lane: Int, dependencies: Dependencies = .defaultDependencies) {
            self.dependencies = dependencies
            self.lane = lane
        }

        func coins() -> Int {
            dependencies.coinTray.count() + lane
        }
    }
}
