import Foundation

enum MastText6138 {
    static let words = [
        "a",
    ]

    static func all(_ first: String, _ second: String) -> [String] { [first, second] }

    static func both() -> [String] {
        all(
            "one",
            "two",
        )
    }
}

final class MastRoom6138 {
    struct Dependencies {
        var fileManager: FileManager
        var processInfo: ProcessInfo
        var userDefaults: UserDefaults
        var makeUUID: @Sendable () -> UUID

        static var defaultDependencies: Self {
            Self(
                fileManager: FileManager.default,
                processInfo: ProcessInfo.processInfo,
                userDefaults: UserDefaults.standard,
                makeUUID: { UUID() },
            )
        }
    }

    private let dependencies: Dependencies

    init(dependencies: Dependencies = .defaultDependencies) {
        self.dependencies = dependencies
    }

    func read(_ path: String) -> String {
        let isThere = dependencies.fileManager.fileExists(atPath: path)
        let count = dependencies.processInfo.processorCount
        dependencies.userDefaults.set(count, forKey: path)
        return "\(isThere) \(count > 0) \(dependencies.makeUUID().uuidString.count)"
    }
}
