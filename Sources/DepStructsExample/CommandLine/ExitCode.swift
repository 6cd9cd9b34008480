/// How a command tells its caller what came of it.
package enum ExitCode: Int32, Sendable {
  case success = 0
  case failure = 1
  /// The command line makes no sense; the number is `EX_USAGE` of `sysexits.h`.
  case usage = 64
}
