import DepStructsExample
import Foundation
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

struct LoopbackServerTests {
  private static let large = Data(repeating: UInt8(ascii: "x"), count: 8_000_000)

  @Test func aRequestIsAnsweredAndTheConnectionClosed() throws {
    let server = try LoopbackServer { head in .bytes(Data("to \(head)".utf8)) }
    defer { server.stop() }
    let client = try Client(port: server.port)
    client.send("GET / HTTP/1.1\r\n\r\n")
    #expect(client.receiveAll() == Data("to GET / HTTP/1.1\r\n\r\n".utf8))
  }

  @Test func aRequestMayComeInPieces() throws {
    let server = try LoopbackServer { .bytes(Data($0.utf8)) }
    defer { server.stop() }
    let client = try Client(port: server.port)
    client.send("GET /")
    client.send("\r\n\r")
    client.send("\n")
    #expect(client.receiveAll() == Data("GET /\r\n\r\n".utf8))
  }

  @Test func anAnswerThatFillsEveryBufferArrivesWhole() throws {
    let server = try LoopbackServer { _ in .bytes(Self.large) }
    defer { server.stop() }
    let client = try Client(port: server.port)
    client.send("GET /\r\n\r\n")
    #expect(client.receiveAll() == Self.large)
  }

  @Test func aClientThatGoesAwayInTheMiddleDoesNoHarm() throws {
    let server = try LoopbackServer { _ in .bytes(Self.large) }
    defer { server.stop() }
    for number in 1...20 {
      let client = try Client(port: server.port)
      client.send("GET /\r\n\r\n")
      // One that ends the connection makes the next write but one fail with a signal; one that
      // resets it, the next read or write with an error.
      if number.isMultiple(of: 2) { client.resetsWhenClosed() }
    }
    let client = try Client(port: server.port)
    client.send("GET /\r\n\r\n")
    #expect(client.receiveAll().count == Self.large.count)
  }

  @Test func aHeadWithoutAnEndIsHungUpOn() throws {
    let server = try LoopbackServer { _ in .silence }
    defer { server.stop() }
    let client = try Client(port: server.port)
    client.send(String(repeating: "x", count: 40_000))
    #expect(client.receiveAll().isEmpty)
  }

  @Test func manySilentClientsDoNotKeepOthersOut() throws {
    let server = try LoopbackServer { _ in .bytes(Data("x".utf8)) }
    defer { server.stop() }
    let silent = try (1...120).map { _ in try Client(port: server.port) }
    let client = try Client(port: server.port)
    client.send("GET /\r\n\r\n")
    #expect(client.receiveAll() == Data("x".utf8))
    withExtendedLifetime(silent) {}
  }

  @Test func stoppingEndsThoseWhoWaitForAnAnswer() throws {
    let server = try LoopbackServer { _ in .silence }
    let client = try Client(port: server.port)
    client.send("GET /\r\n\r\n")
    server.stop()
    server.stop()
    #expect(client.receiveAll().isEmpty)
  }

  @Test func aServerThatNoCodeHoldsStops() throws {
    var server: LoopbackServer? = try LoopbackServer { _ in .silence }
    let client = try Client(port: try #require(server).port)
    server = nil
    #expect(client.receiveAll().isEmpty)
  }
}

/// A client that can do what `URLSession` would not.
private final class Client {
  private let descriptor: Int32

  init(port: UInt16) throws {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(result == 0)
  }

  deinit { close(descriptor) }

  func send(_ text: String) {
    let bytes = Array(text.utf8)
    #if canImport(Darwin)
      _ = Darwin.send(descriptor, bytes, bytes.count, 0)
    #elseif canImport(Musl)
      _ = Musl.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    #else
      _ = Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    #endif
  }

  func resetsWhenClosed() {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
  }

  /// What comes until the server closes the connection.
  func receiveAll() -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 65536)
    while case let count = recv(descriptor, &buffer, buffer.count, 0), count > 0 {
      data += buffer[..<count]
    }
    return data
  }
}
