extension FeedFailure {
  /// The line for a server that could not be started.
  init(_ failure: SocketFailure) {
    self.init(
      "127.0.0.1", "cannot be served on", because: failure.description,
      remedy: "allow this process to listen on the loopback interface")
  }
}
