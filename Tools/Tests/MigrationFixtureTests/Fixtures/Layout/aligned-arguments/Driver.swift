print(TicketPunch().punch())
