print(TicketPrinter.shared.print("Bo"), TicketPrinter().print("Jo"))
