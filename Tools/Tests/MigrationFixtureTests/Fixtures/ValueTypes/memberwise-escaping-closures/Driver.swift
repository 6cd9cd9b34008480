print(try AlarmPanel(zone: 2, ring: { "ring \($0)" }).trigger())
print(try AlarmPanel(zone: 3, ring: { "r\($0)" }, confirm: { $0 == "117" }).trigger())
print(try AlarmPanel(zone: 4) { "t\($0)" }.trigger())
