let ringer = BellRinger()
ringer.prepare()
ringer.strike()
ringer.strike()
