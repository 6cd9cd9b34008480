import Foundation

final class BidBook: Sendable {
  static let shared = BidBook()

  func highest() -> Int { 250 }
}

func announce(_ book: BidBook) -> String { "going at \(book.highest())" }

final class Auctioneer {
  func call() -> String { announce(BidBook.shared) }

  func peek() -> Int { BidBook.shared.highest() }
}
