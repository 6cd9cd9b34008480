final class ServerRoot {
  func makeServer() -> Server { Server(dependencies: .init()) }
}
