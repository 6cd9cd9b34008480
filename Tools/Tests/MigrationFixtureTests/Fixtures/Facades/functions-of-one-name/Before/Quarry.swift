import Foundation

private func quarryKey6143(_ depth: Int) -> String { "deep \(depth)" }

final class QuarryMap6143 {
  func draw() -> String { quarryKey6143(3) }
}
