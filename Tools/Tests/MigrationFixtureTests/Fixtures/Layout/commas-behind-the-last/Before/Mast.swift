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
    func read(_ path: String) -> String {
        let isThere = FileManager.default.fileExists(atPath: path)
        let count = ProcessInfo.processInfo.processorCount
        UserDefaults.standard.set(count, forKey: path)
        return "\(isThere) \(count > 0) \(UUID().uuidString.count)"
    }
}
