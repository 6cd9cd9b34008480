import Foundation

private func quarryKey6134() -> String {
  UserDefaults.standard.string(forKey: "quarry") ?? "one file"
}

func quarryName6134() -> String {
  UserDefaults.standard.string(forKey: "name") ?? "no name"
}

enum QuarryScope6134 {
  @TaskLocal static var name = "none"
}

class QuarryMap6134 {
  func draw() -> String { quarryKey6134() + quarryName6134() + QuarryScope6134.name }
}
