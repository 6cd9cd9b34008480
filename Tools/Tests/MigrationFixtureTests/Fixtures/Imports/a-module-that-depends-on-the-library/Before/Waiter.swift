final class Import12Waiter {
  func serve() -> String { "here is " + Import12Kitchen.shared.cook() }
}
