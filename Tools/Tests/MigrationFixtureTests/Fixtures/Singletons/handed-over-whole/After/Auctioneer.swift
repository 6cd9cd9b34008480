import Foundation

final class BidBook: Sendable {
  static let shared = BidBook()

  func highest() -> Int { 250 }
}

func announce(_ book: BidBook) -> String { "going at \(book.highest())" }

final class Auctioneer {
  struct Dependencies {
    var bidBook: BidBook

    static var defaultDependencies: Self {
      Self(bidBook: BidBook.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func call() -> String { announce(dependencies.bidBook) }

  func peek() -> Int { dependencies.bidBook.highest() }
}
