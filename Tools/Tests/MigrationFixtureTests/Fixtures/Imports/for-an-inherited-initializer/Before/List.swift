import Foundation

final class AlpacaList: AlpacaBase {
  func text() -> Bool { Date() > .distantPast }
}
