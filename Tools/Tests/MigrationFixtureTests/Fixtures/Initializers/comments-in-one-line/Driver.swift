import Foundation

print(CobaltVat(size: 2).size, CobaltLid(size: 3).size, CobaltPipe(size: 4).size)
print(CobaltTap().now() > Date(timeIntervalSince1970: 0))
