let press = NumberPress()
var digits = [0]
press.append(42, to: &digits)
print(press.set(5), press.set(1, 22), press.set(generic: UInt8(77)), digits, press + 1, NumberPress(base: 0).set(9))
