do { try failTicket() } catch { print(error) }
