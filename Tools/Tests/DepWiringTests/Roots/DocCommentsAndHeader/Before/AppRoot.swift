// Copyright: everyone.
//
// The root.

/* A block comment. */
@MainActor final class AppRoot {
  /// The name.
  let name = "app"  // not more

  // A comment of nothing.

  /**
   Makes a feed.
   */
  @discardableResult  // for tests
  func makeFeed() -> Feed {
    // Here it is made.
    let feed = Feed(dependencies: .init())  // with nothing
    /* and given */ return feed
  }
}

// The end.
