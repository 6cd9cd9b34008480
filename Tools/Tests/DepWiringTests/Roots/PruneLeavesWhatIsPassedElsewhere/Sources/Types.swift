final class Log { init() {} }
