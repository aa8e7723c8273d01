#import "AboutViewController.h"

@implementation AboutViewController
@end

@implementation AboutFooter
@end
