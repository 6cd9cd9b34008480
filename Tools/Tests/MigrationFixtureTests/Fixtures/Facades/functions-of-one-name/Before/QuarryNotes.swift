import Foundation

func quarryKey6143() -> String { UserDefaults.standard.string(forKey: "notes") ?? "notes" }

/// The struct would stand in the other file, where the name has one more meaning.
extension QuarryMap6143 {
  func note() -> String { quarryKey6143() }
}
