package import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A server on the loopback interface that answers GET: all the socket code of the example.
///
/// One thread polls all connections, so that `stop()` has one thing to wake and to wait for. Each
/// connection carries one request.
package final class LoopbackServer: Sendable {
  /// What is done with a request.
  package enum Answer: Sendable {
    case bytes(Data)
    case hangUp
    case silence
  }

  /// The port that the system chose.
  package let port: UInt16
  private let stopSignal: Socket
  private let thread = DispatchGroup()
  private let isStopped = Protected(false)

  /// Begins to serve; `answer` says what to do with a request, by its head.
  package init(answer: @escaping @Sendable (_ head: String) -> Answer) throws(SocketFailure) {
    let listener = try Socket.listening()
    do throws(SocketFailure) {
      port = try listener.port()
      let (stop, stopSignal) = try Socket.pair()
      self.stopSignal = stopSignal
      let loop = ConnectionLoop(listener: listener, stop: stop, answer: answer)
      thread.enter()
      Thread.detachNewThread { [thread] in
        loop.run()
        thread.leave()
      }
    } catch {
      listener.close()
      throw error
    }
  }

  deinit { stop() }

  /// Ends all connections, and returns when the last one is closed.
  package func stop() {
    let isFirst = isStopped.withLock { isStopped in
      defer { isStopped = true }
      return !isStopped
    }
    if isFirst { _ = stopSignal.send(Data([0])) }
    thread.wait()
    if isFirst { stopSignal.close() }
  }
}

/// A call of the system that failed.
package struct SocketFailure: Error, CustomStringConvertible {
  package let description: String

  init(_ call: String) {
    description = "\(call) failed: \(String(cString: strerror(errno)))"
  }
}

/// The connections of a server, and what each waits for.
private struct ConnectionLoop: Sendable {
  let listener: Socket
  let stop: Socket
  let answer: @Sendable (String) -> LoopbackServer.Answer

  /// A client that asks, then listens.
  private struct Connection {
    var socket: Socket
    var request = Data()
    var response: Data?
    var isFinished = false
  }

  /// Runs until something is sent to `stop`.
  func run() {
    var connections: [Connection] = []
    while true {
      var polled = [stop.polled(POLLIN), listener.polled(POLLIN)]
      polled += connections.map { $0.socket.polled($0.response == nil ? POLLIN : POLLOUT) }
      _ = poll(&polled, nfds_t(polled.count), -1)
      if polled[0].revents != 0 { break }
      for index in connections.indices where polled[index + 2].revents != 0 {
        serve(&connections[index])
      }
      connections.removeAll { connection in
        if connection.isFinished { connection.socket.close() }
        return connection.isFinished
      }
      if polled[1].revents != 0, let socket = listener.accepted() {
        // Whoever holds many connections open and says nothing loses the oldest.
        if connections.count == 100 { connections.removeFirst().socket.close() }
        connections.append(Connection(socket: socket))
      }
    }
    for connection in connections { connection.socket.close() }
    listener.close()
    stop.close()
  }

  private func serve(_ connection: inout Connection) {
    if let response = connection.response {
      guard let count = connection.socket.send(response), count < response.count else {
        connection.isFinished = true
        return
      }
      connection.response = response.dropFirst(count)
      return
    }
    guard let bytes = connection.socket.receive(), !bytes.isEmpty, connection.request.count < 16384
    else {
      connection.isFinished = true
      return
    }
    connection.request += bytes
    guard connection.request.range(of: Data("\r\n\r\n".utf8)) != nil else { return }
    switch answer(String(decoding: connection.request, as: UTF8.self)) {
    case .bytes(let response): connection.response = response
    case .hangUp: connection.isFinished = true
    case .silence: connection.request = Data()
    }
  }
}

/// A descriptor, and the calls that are made with it.
private struct Socket: Sendable {
  #if canImport(Glibc)
    private static let streamType = Int32(SOCK_STREAM.rawValue)
  #else
    private static let streamType = SOCK_STREAM
  #endif

  let descriptor: Int32

  static func listening() throws(SocketFailure) -> Socket {
    let descriptor = socket(AF_INET, streamType, 0)
    guard descriptor >= 0 else { throw SocketFailure("socket") }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    let listener = Socket(descriptor: descriptor)
    guard result == 0, listen(descriptor, 64) == 0 else {
      defer { listener.close() }
      throw SocketFailure("bind")
    }
    listener.configure()
    return listener
  }

  /// Two sockets of which each receives what the other one sends.
  static func pair() throws(SocketFailure) -> (Socket, Socket) {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, streamType, 0, &ends) == 0 else { throw SocketFailure("socketpair") }
    let pair = (Socket(descriptor: ends[0]), Socket(descriptor: ends[1]))
    pair.0.configure()
    pair.1.configure()
    return pair
  }

  func port() throws(SocketFailure) -> UInt16 {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &size)
      }
    }
    guard result == 0 else { throw SocketFailure("getsockname") }
    return UInt16(bigEndian: address.sin_port)
  }

  func polled(_ events: Int32) -> pollfd {
    pollfd(fd: descriptor, events: Int16(events), revents: 0)
  }

  func accepted() -> Socket? {
    let accepted = accept(descriptor, nil, nil)
    guard accepted >= 0 else { return nil }
    let socket = Socket(descriptor: accepted)
    socket.configure()
    return socket
  }

  func receive() -> Data? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return count < 0 ? nil : Data(buffer[..<count])
  }

  /// Sends what fits, and returns how much that was.
  func send(_ bytes: Data) -> Int? {
    // A client that has gone must be an error here, not the signal that ends the process.
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    let count = [UInt8](bytes).withUnsafeBytes { buffer in
      #if canImport(Darwin)
        Darwin.send(descriptor, buffer.baseAddress, buffer.count, flags)
      #elseif canImport(Musl)
        Musl.send(descriptor, buffer.baseAddress, buffer.count, flags)
      #else
        Glibc.send(descriptor, buffer.baseAddress, buffer.count, flags)
      #endif
    }
    return count < 0 ? nil : count
  }

  func close() {
    #if canImport(Darwin)
      _ = Darwin.close(descriptor)
    #elseif canImport(Musl)
      _ = Musl.close(descriptor)
    #else
      _ = Glibc.close(descriptor)
    #endif
  }

  /// Makes all calls return at once, keeps processes that are started from holding it open, and
  /// keeps the signal off.
  private func configure() {
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
      var isOn: Int32 = 1
      _ = setsockopt(
        descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }
}
