import Foundation

final class LoomWeaver {}
final class LoomOwner {}
final class LoomSeller {}
