protocol PolicyArchiveProtocol: Sendable {
  func text(_ number: Int) -> String
}

final class PolicyArchive: Sendable {
  static let shared = PolicyArchive()
  func text(_ number: Int) -> String { "policy \(number)" }
}

extension PolicyArchive: PolicyArchiveProtocol {}

final class PolicyPrinter {
  struct Dependencies {
    var policyArchive: any PolicyArchiveProtocol

    static var defaultDependencies: Self {
      Self(policyArchive: PolicyArchive.shared)
    }
  }

  private let dependencies: Dependencies

  var copies = 1
  let customer: String

  init(customer: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.customer = customer
  }

  func job(number: Int) -> () -> [String] {
    let job = { [copies, name = customer, dependencies] in
      Array(repeating: name + " " + dependencies.policyArchive.text(number), count: copies)
    }
    return job
  }

  func banner() -> () -> String {
    return { [customer] in "for \(customer)" }
  }
}
