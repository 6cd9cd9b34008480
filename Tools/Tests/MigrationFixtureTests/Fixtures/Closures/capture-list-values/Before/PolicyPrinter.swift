final class PolicyArchive: Sendable {
  static let shared = PolicyArchive()
  func text(_ number: Int) -> String { "policy \(number)" }
}

final class PolicyPrinter {
  var copies = 1
  let customer: String

  init(customer: String) {
    self.customer = customer
  }

  func job(number: Int) -> () -> [String] {
    let job = { [copies, name = customer] in
      Array(repeating: name + " " + PolicyArchive.shared.text(number), count: copies)
    }
    return job
  }

  func banner() -> () -> String {
    return { [customer] in "for \(customer)" }
  }
}
