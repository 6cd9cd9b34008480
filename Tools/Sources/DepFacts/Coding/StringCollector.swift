/// The different strings of a file, numbered in the order in which they are first asked for.
struct StringCollector {
  private var numbers: [String: UInt32] = [:]
  private var strings: [String] = []

  mutating func number(of string: String) -> UInt32 {
    if let known = numbers[string] { return known }
    let number = UInt32(truncatingIfNeeded: strings.count)
    numbers[string] = number
    strings.append(string)
    return number
  }

  /// Writes how many there are, their lengths, and then all of their text.
  func write(to writer: inout ByteWriter) {
    writer.write(count: strings.count)
    for string in strings { writer.write(count: string.utf8.count) }
    for string in strings { writer.write(utf8: string) }
  }
}
