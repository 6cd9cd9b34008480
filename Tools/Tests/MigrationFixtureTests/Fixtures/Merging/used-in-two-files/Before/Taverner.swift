final class Taverner {
  func serve() -> Int { HopStore.shared.malt() - 1 }
}
