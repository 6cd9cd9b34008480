let canal1973 = canalContainer1973()
print(CanalLog1973(resolver: canal1973).write())
print(CanalTicketDesk1973(resolver: canal1973).sell(), CanalPilot1973(resolver: canal1973).steer())
print(CanalKeeper1973(resolver: canal1973).isOpen(), CanalGuest1973(resolver: canal1973).wait())
